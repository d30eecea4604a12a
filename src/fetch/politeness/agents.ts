import http from "node:http";
import https from "node:https";
import { Socket } from "node:net";
import { Refusal } from "../refusal";

export type Agents = { http: http.Agent; https: https.Agent };

/** Connections kept for the next page of the same host unless told otherwise, each checked when it is made. */
export function createAgents(maxSockets: number, keepAlive = true): Agents {
  const options = { keepAlive, maxSockets, maxFreeSockets: maxSockets };
  const agents = { http: new http.Agent(options), https: new https.Agent(options) };
  checkEachConnection(agents.http);
  checkEachConnection(agents.https);
  return agents;
}

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
