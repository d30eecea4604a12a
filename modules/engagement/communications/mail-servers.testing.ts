import { spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { tempFolder } from "@/modules/testing";

const uidOf = (name: string, flag: string) =>
  Number(spawnSync("id", [flag, name]).stdout?.toString().trim() || Number.NaN);

/** A real Postfix and a real Dovecot, which only root can start; without them their test says so and is left out. */
export const hasMailServers =
  process.getuid?.() === 0 && Boolean(Bun.which("postfix")) && Boolean(Bun.which("dovecot"));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  await new Promise((done) => server.close(done));
  return typeof address === "object" && address ? address.port : 0;
}

const main = (dir: string, uid: number, gid: number) => `compatibility_level = 3.6
queue_directory = ${dir}/queue
data_directory = ${dir}/data
mail_owner = postfix
setgid_group = postdrop
command_directory = /usr/sbin
daemon_directory = /usr/lib/postfix/sbin
inet_interfaces = 127.0.0.1
inet_protocols = ipv4
myhostname = mx.agency.example
mydestination =
mynetworks = 127.0.0.0/8
recipient_delimiter = +
smtpd_relay_restrictions = permit_mynetworks, reject
smtpd_reject_unlisted_recipient = no
virtual_mailbox_domains = answers.agency.example, people.example
virtual_mailbox_base = ${dir}/mail
virtual_mailbox_maps = inline:{ { agency@answers.agency.example = agency/ } }
virtual_alias_maps = inline:{ { reply@answers.agency.example = agency@answers.agency.example } }
virtual_minimum_uid = 1
virtual_uid_maps = static:${uid}
virtual_gid_maps = static:${gid}
maillog_file = ${dir}/postfix.log
maillog_file_prefixes = ${dir}
local_recipient_maps =
alias_maps =
`;

const master = (port: number) => `127.0.0.1:${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
error unix - - n - - error
retry unix - - n - - error
smtp unix - - n - - smtp
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
proxymap unix - - n - - proxymap
postlog unix-dgram n - n - 1 postlogd
`;

const dovecot = (dir: string, port: number, uid: number, gid: number) => `protocols = imap
base_dir = ${dir}/run
log_path = ${dir}/dovecot.log
listen = 127.0.0.1
ssl = no
disable_plaintext_auth = no
mail_location = maildir:${dir}/mail/agency
first_valid_uid = 1
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=${uid} gid=${gid} home=${dir}/mail
}
service imap-login {
  inet_listener imap {
    port = ${port}
  }
  inet_listener imaps {
    port = 0
  }
}
`;

/** Both on loopback with everything they keep in one folder; a mailbox that `reply` with anything behind it ends in. */
export async function startMailServers() {
  const dir = tempFolder();
  const [uid, gid] = [uidOf("dovecot", "-u"), uidOf("dovecot", "-g")];
  const [smtp, imap] = [await freePort(), await freePort()];
  for (const name of ["etc", "queue", "data", "mail", "run"]) mkdirSync(join(dir, name));
  chmodSync(dir, 0o755);
  chownSync(join(dir, "data"), uidOf("postfix", "-u"), 0);
  chownSync(join(dir, "mail"), uid, gid);
  await Bun.write(join(dir, "etc/main.cf"), main(dir, uid, gid));
  await Bun.write(join(dir, "etc/master.cf"), master(smtp));
  await Bun.write(join(dir, "etc/dovecot.conf"), dovecot(dir, imap, uid, gid));
  // A daemon that is begun by a waiting spawn keeps its signals shut, and never looks at what comes in.
  const run = async (...command: string[]) => {
    if ((await Bun.spawn(command, { stdout: "ignore", stderr: "ignore" }).exited) !== 0)
      throw new Error(`${command[0]} does not start`);
  };
  await run("postfix", "-c", join(dir, "etc"), "start");
  await run("dovecot", "-c", join(dir, "etc/dovecot.conf"));
  const close = () => {
    spawnSync("postfix", ["-c", join(dir, "etc"), "stop"], { stdio: "ignore" });
    spawnSync("doveadm", ["-c", join(dir, "etc/dovecot.conf"), "stop"], { stdio: "ignore" });
    rmSync(dir, { recursive: true, force: true });
  };
  return { smtp, imap, close };
}
