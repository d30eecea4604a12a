/** Ways to write an address that must never be reached, as attackers collect them. */
export const privateHosts = [
  // loopback in decimal, octal, hexadecimal, short and mixed forms
  ..."127.0.0.1 127.1 127.0.1 2130706433 017700000001 0x7f000001 0x7f.1 0x7F.0.0.1 0177.0.0.1".split(
    " ",
  ),
  ..."0177.1 0x7f.0x0.0x0.0x1 127.0x1 0x7f.0.1 00000177.0.0.1 127.000.000.001 127.0.0.1. 127.1.".split(
    " ",
  ),
  ..."127.255.255.254 127.127.127.127 0 0.0.0.0 00 0x0 0x00000000 0.0 0.1.2.3 0.0.0.0.".split(" "),
  // full-width digits and dots, enclosed letters, soft hyphens: IDNA folds them all
  ..."１２７.０.０.１ 127。0。0。1 127．0．0．1 127｡0｡0｡1 ①②⑦.⓪.⓪.① ⓛocalhost ｌocalhost".split(
    " ",
  ),
  ..."loc\u00ADalhost LOCALHOST localhost. %6cocalhost 𝟏𝟐𝟕.𝟎.𝟎.𝟏 𝟣27.0.0.1 127.0.0.１".split(" "),
  // private, shared, link-local and reserved networks
  ..."10.0.0.1 10.255.255.255 10.1 167772161 012.0.0.1 0xa.0.0.1 100.64.0.1 100.127.255.254".split(
    " ",
  ),
  ..."172.16.0.1 172.31.255.255 172.20.10.2 192.168.0.1 192.168.1 192.168.255.255 0xc0a80001".split(
    " ",
  ),
  ..."169.254.169.254 169.254.0.1 2852039166 0xa9fea9fe 0251.0376.0251.0376 169.254.43518".split(
    " ",
  ),
  ..."192.0.0.1 192.0.0.192 192.0.2.1 192.88.99.1 198.18.0.1 198.19.255.255 198.51.100.7".split(
    " ",
  ),
  ..."203.0.113.9 224.0.0.1 239.255.255.255 240.0.0.1 255.255.255.255 4294967295 100.100.100.200".split(
    " ",
  ),
  ..."192.31.196.1 192.52.193.1 192.175.48.1".split(" "),
  // IPv6: unspecified, loopback, embedded IPv4 in every known way, local and reserved networks
  ..."[::] [::1] [0:0:0:0:0:0:0:1] [0000::1] [::0001] [0:0:0:0:0:0:0:0] [::ffff:127.0.0.1]".split(
    " ",
  ),
  ..."[::ffff:7f00:1] [::FFFF:7F00:0001] [0:0:0:0:0:ffff:127.0.0.1] [::ffff:10.0.0.1]".split(" "),
  ..."[::ffff:169.254.169.254] [::ffff:a9fe:a9fe] [::ffff:192.168.0.1] [::ffff:0.0.0.0]".split(" "),
  ..."[::127.0.0.1] [::7f00:1] [::10.0.0.1] [::169.254.169.254] [::2] [::ffff:0:127.0.0.1]".split(
    " ",
  ),
  ..."[64:ff9b::127.0.0.1] [64:ff9b::7f00:1] [64:ff9b::a9fe:a9fe] [64:ff9b:1::1]".split(" "),
  ..."[64:ff9b:1::127.0.0.1] [2002:7f00:1::] [2002:a9fe:a9fe::] [2002:c0a8:1::1] [2002:a00:1::]".split(
    " ",
  ),
  ..."[2001::1] [2001:0:7f00:1::] [2001:0:4136:e378:8000:63bf:80ff:fffe] [2001:10::1]".split(" "),
  ..."[2001:20::1] [2001:db8::1] [3fff::1] [100::1] [100::] [fc00::1] [fd00::1] [fd00:ec2::254]".split(
    " ",
  ),
  ..."[fe80::1] [febf::1] [fec0::1] [ff02::1] [ff0e::1] [5f00::1] [4000::1] [::ffff:8.8.8.8]".split(
    " ",
  ),
  ..."[64:ff9b::8.8.8.8] [2002:808:808::1] [2620:4f:8000::1]".split(" "),
];

/** Names that anyone may point at a private address; the test's name server answers as they would. */
export const misleadingNames: Record<string, string[]> = {
  "127.0.0.1.nip.io": ["127.0.0.1"],
  "app.10.0.0.1.sslip.io": ["10.0.0.1"],
  "localtest.me": ["127.0.0.1", "::1"],
  "spoofed.burpcollaborator.net": ["127.0.0.1"],
  "metadata.google.internal": ["169.254.169.254"],
  "instance-data.ec2.internal": ["169.254.169.254"],
  "kubernetes.default.svc.cluster.local": ["10.96.0.1"],
  "router.local": ["192.168.1.1"],
  "six.example": ["::1"],
  "mapped.example": ["::ffff:127.0.0.1"],
  "nat64.example": ["64:ff9b::7f00:1"],
  "one-good-one-bad.example": ["93.184.215.14", "127.0.0.1"],
  "one-bad-one-good.example": ["fe80::1", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"],
  "nonsense.example": ["not an address"],
  "zoned.example": ["fe80::1%eth0"],
};

/** Addresses that are refused by their form, before any name is looked up. */
export const refusedForms: [url: string, kind: string][] = [
  ["file:///etc/passwd", "scheme"],
  ["file://localhost/etc/passwd", "scheme"],
  ["data:text/html,<b>x</b>", "scheme"],
  ["blob:http://127.0.0.1/1", "scheme"],
  ["s3://bucket/key", "scheme"],
  ["gopher://127.0.0.1:70/_x", "scheme"],
  ["ftp://127.0.0.1/x", "scheme"],
  ["dict://127.0.0.1:11211/", "scheme"],
  ["ldap://127.0.0.1/", "scheme"],
  ["ws://127.0.0.1/", "scheme"],
  ["javascript:alert(1)", "scheme"],
  ["about:blank", "scheme"],
  ["unix:/var/run/docker.sock", "scheme"],
  ["jar:http://127.0.0.1!/x", "scheme"],
  ["fi\tle:///etc/passwd", "scheme"],
  ["http://user@jobs.example/", "address"],
  ["http://user:secret@jobs.example/", "address"],
  ["http://jobs.example@127.0.0.1/", "address"],
  ["http://jobs.example:80@127.0.0.1/", "address"],
  ["http://jobs.example:pw@[::1]/", "address"],
  ["http:\\\\127.0.0.1\\x", "address"],
  ["http:/127.0.0.1/", "address"],
  ["http:127.0.0.1/", "address"],
  ["http:////127.0.0.1/", "address"],
  ["h\tttp://127.0.0.1/", "address"],
  ["http://127.0\t.0.1/", "address"],
  ["http://127.0.0\n.1/", "address"],
  [" http://127.0.0.1/ ", "address"],
  ["http://127.0.0.1%2f@jobs.example/", "address"],
  ["http://127.0.0.1%00.jobs.example/", "address"],
  ["http://%31%32%37.0.0.1/", "address"],
  ["http://[::1%25lo]/", "address"],
  ["http://256.256.256.256/", "address"],
  ["http://1.2.3.4.5/", "address"],
  ["http://", "address"],
  ["//127.0.0.1/", "address"],
  ["/etc/passwd", "address"],
  ["", "address"],
  ["http://jobs.example:22/", "port"],
  ["http://jobs.example:8080/", "port"],
  ["https://jobs.example:6379/", "port"],
  ["http://127.0.0.1:11211/", "port"],
  ["http://jobs.example:0/", "port"],
];

/** Where public pages live, in the forms that they are linked with. */
export const publicUrls = [
  "https://www.linkedin.com/jobs-guest/jobs/api/seeMoreJobPostings/search?keywords=data%20center",
  "https://nl.indeed.com/jobs?q=data+center&l=Amsterdam",
  "https://www.stepstone.de/jobs/rechenzentrum/in-frankfurt?radius=10&page=2",
  "https://www.xing.com/jobs/search/ki?keywords=Rechenzentrum",
  "http://jobs.example/",
  "http://jobs.example:80/a",
  "https://jobs.example:443/a",
  "HTTPS://JOBS.EXAMPLE/A",
  "https://jobs.example./trailing-dot",
  "https://münchen-jobs.example/stelle",
  "https://xn--mnchen-jobs-eeb.example/stelle",
  "https://jobs.example/a b?c=d e#part",
  "https://127-0-0-1.example/only-looks-like-it",
  "https://localhost.example/only-looks-like-it",
  "https://boards-api.greenhouse.io/v1/boards/acme/jobs?content=true",
  "https://8.8.8.8/",
  "http://93.184.215.14/",
  "http://1.1/",
  "https://[2606:4700:4700::1111]/",
  "https://acme.jobs.personio.de/xml?language=en",
  // These look like a loopback address and name jobs.example.
  "http://jobs.example\\@127.0.0.1/",
  "http://jobs.example#@127.0.0.1/",
  "http://jobs.example?@127.0.0.1/",
];
