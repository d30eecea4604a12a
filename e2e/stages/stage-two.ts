/** The second person, without whom nobody lets a start pass. */
export const colleague = {
  email: "marit@coldaisle.example",
  username: "marit",
  password: "a second aisle-demo",
  firstName: "Marit",
  lastName: "Hoekstra",
};
