import type http from "node:http";
import type https from "node:https";
import { Socket } from "node:net";
import { once } from "../../lazy";
import { Refusal } from "../refusal";

export type Agents = { http: http.Agent; https: https.Agent };

/** Loaded with the first question: a start that asks nobody anything is spared the runtime's whole client. */
export const clients = once(() => ({
  http: process.getBuiltinModule("node:http"),
  https: process.getBuiltinModule("node:https"),
}));

/** Connections kept for the next page of the same host unless told otherwise, each checked when it is made. */
export const createAgents = (maxSockets: number, keepAlive = true): (() => Agents) =>
  once(() => {
    const options = { keepAlive, maxSockets, maxFreeSockets: maxSockets };
    const { http, https } = clients();
    const agents = { http: new http.Agent(options), https: new https.Agent(options) };
    checkEachConnection(agents.http);
    checkEachConnection(agents.https);
    return agents;
  });

function checkEachConnection(agent: http.Agent) {
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, connected) => {
    const socket = connect(options, connected);
    if (!(socket instanceof Socket))
      throw new Error("A connection without an address cannot be checked.");
    socket.once("connect", () => {
      const remote = socket.remoteAddress ?? "an unknown address";
      if (permits(options, remote)) return;
      socket.destroy(
        new Refusal("address", `The connection went to ${remote}, which was not checked.`),
      );
    });
    return socket;
  };
}

// The agent hands on whatever the request said, but its type knows only its own options.
const permits = (options: object, remote: string) =>
  "permits" in options && typeof options.permits === "function" && options.permits(remote) === true;
