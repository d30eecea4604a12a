import { password, request, testApp } from "@/modules/testing";

export const email = "owner@coldaisle.example";
export const person = { email, username: "owner", password, firstName: "Ada", lastName: "Jansen" };

/** An application that lets one address register. */
export const testInstallation = (more: Record<string, string> = {}) =>
  testApp({}, { AUTHORIZED_EMAIL: email, ...more });

type House = ReturnType<typeof testInstallation>;

export const register = (app: House, body: object) =>
  request(app, "POST", "/api/auth/register", { body });

export const signIn = (app: House, body: object, headers: Record<string, string> = {}) =>
  request(app, "POST", "/api/auth/login", { body, headers });
