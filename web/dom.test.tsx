import { expect, test } from "bun:test";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";

function Greeting() {
  const [name, setName] = useState("");
  return (
    <label>
      {`Hello ${name}`}
      <input value={name} onChange={(event) => setName(event.target.value)} />
    </label>
  );
}

test("typing reaches React under the preloaded document", async () => {
  render(<Greeting />);
  await userEvent.type(screen.getByRole("textbox"), "Ada");
  expect(screen.getByText("Hello Ada")).toBeTruthy();
});

test("a server and its client work beside the document, on Bun's own network", async () => {
  const server = Bun.serve({ port: 0, fetch: (request) => new Response(`${request.method} ok`) });
  const response = await fetch(server.url, { signal: AbortSignal.timeout(1000), method: "PUT" });
  expect(await response.text()).toBe("PUT ok");
  await server.stop(true);
});

test("a socket speaks to a server beside the document", async () => {
  const server = Bun.serve({
    port: 0,
    fetch: (request, self) => (self.upgrade(request) ? undefined : new Response("no")),
    websocket: { message: (socket, text) => void socket.send(`heard ${text}`) },
  });
  const socket = new WebSocket(server.url.href.replace("http", "ws"));
  const heard = await new Promise((resolve) => {
    socket.onopen = () => socket.send("hello");
    socket.onmessage = ({ data }) => resolve(data);
  });
  expect(heard).toBe("heard hello");
  socket.close();
  await server.stop(true);
});
