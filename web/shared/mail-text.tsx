/** An address that is too long for its line goes on before its sign, where one reads on best. */
export function MailText({ address }: { address: string }) {
  const at = address.indexOf("@");
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  );
}
