import { FactorCard } from "./factor-card";
import { PasswordCard } from "./password-card";
import { SessionsCard } from "./sessions-card";

/** How one's own account is kept: password, second factor and where one is signed in. */
export function Security() {
  return (
    <>
      <PasswordCard />
      <FactorCard />
      <SessionsCard />
    </>
  );
}
