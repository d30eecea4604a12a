import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test } from "bun:test";
import { useState } from "react";
import { VirtualLines } from "./virtual-lines";

/** A row with a dialog of its own, as one that renews a certificate. */
function Row({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Renew {name}</button>
      {isOpen && <p>Renewing {name}</p>}
    </>
  );
}

const List = ({ names }: { names: string[] }) => (
  <VirtualLines count={names.length} height={40} rows={names.map((id) => ({ id }))}>
    {(line) => <Row name={names[line] ?? ""} />}
  </VirtualLines>
);

test("what is open in a row stays with that row when another one leaves the list, and leaves with it", () => {
  const { rerender } = render(<List names={["Ada", "Bo", "Cy"]} />);
  fireEvent.click(screen.getByText("Renew Bo"));
  rerender(<List names={["Bo", "Cy"]} />);
  expect(screen.getByText(/^Renewing/).textContent).toBe("Renewing Bo");
  rerender(<List names={["Cy"]} />);
  expect(screen.queryByText(/^Renewing/)).toBeNull();
});
