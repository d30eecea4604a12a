/** Who may do what, the widest last: a role may do all that the ones before it may. */
export const roles = ["viewer", "recruiter", "admin"] as const;
export type Role = (typeof roles)[number];

export const locales = ["nl", "en", "de"] as const;
export type Locale = (typeof locales)[number];

export const themes = ["light", "dark", "system"] as const;
/** How close the rows of every list stand. */
export const densities = ["cozy", "compact"] as const;

// Specification §5
export const usernameMin = 3;
export const passwordMin = 8;
/** Longer than any password a person keeps, short enough that hashing it is no attack. */
export const passwordMax = 256;

/** No username has an @, so that what somebody types is either this or an address. */
export const isUsername = (text: string) => /^[\p{L}\p{N}._-]{3,40}$/u.test(text);

/** As long as anything that is typed as a code: six digits, or a recovery code with its hyphen. */
export const codeMax = 40;
export const recoveryCodeCount = 10;

/** What became of an attempt to sign in, or to confirm that it is still them. */
export const signInOutcomes = [
  "signed_in",
  "confirmed",
  "wrong_password",
  "wrong_code",
  "deactivated",
  "unknown",
] as const;
export type SignInOutcome = (typeof signInOutcomes)[number];

/** Wrong passwords of one network, or of one device, that cost no time. */
export const guessesPerAccount = 5;
/** The same of all strangers together, wherever they sit. */
export const strangersPerAccount = 20;
/** In a quarter of an hour, at whichever accounts. */
export const guessesPerNetwork = 30;
export const strangersPerSecond = 10;
/** From so many strangers' guesses on the owner is told. */
export const guessesTold = 5;

/** A device that nobody has signed in from for so long is a stranger again. */
export const deviceKeptDays = 365;
export const mostKnownDevices = 20;

/** How long the log of it is kept. */
export const signInsKeptDays = 90;

/** Who owns the throw-away installation of `coldaisle demo`; it listens on loopback only. */
export const demoOwner = {
  email: "admin@coldaisle.example",
  username: "admin",
  password: "cold-aisle-demo",
  firstName: "Sanne",
  lastName: "Visser",
};

export const isAtLeast = (role: Role, needed: Role) => roles.indexOf(role) >= roles.indexOf(needed);
