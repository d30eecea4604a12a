import http from "node:http";
import https from "node:https";
import type { Socket } from "node:net";
import { Refusal } from "./refusal";
import type { Line } from "./route";

export type Agents = { http: http.Agent; https: https.Agent };

/** Connections that are kept for the next page of the same host, each checked once, when it is made. */
export function createAgents(maxSockets: number): Agents {
  const options = { keepAlive: true, maxSockets, maxFreeSockets: maxSockets };
  const agents = { http: new http.Agent(options), https: new https.Agent(options) };
  checkEachConnection(agents.http);
  checkEachConnection(agents.https);
  return agents;
}

function checkEachConnection(agent: http.Agent) {
  const connect = agent.createConnection.bind(agent);
  agent.createConnection = (options, connected) => {
    const socket = connect(options, connected) as Socket;
    const { permits } = options as http.RequestOptions & Pick<Line, "permits">;
    socket.once("connect", () => {
      const remote = socket.remoteAddress ?? "an unknown address";
      if (permits(remote)) return;
      socket.destroy(
        new Refusal("address", `The connection went to ${remote}, which was not checked.`),
      );
    });
    return socket;
  };
}
