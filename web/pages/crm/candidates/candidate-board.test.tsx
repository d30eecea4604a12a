import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import type { Role } from "@/modules/platform/accounts/rules";
import { candidateRecord } from "@/web/features/crm/candidates/queries";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { render } from "@/web/testing";
import CandidateBoard from "./candidate-board";

const Board = lazyWithTexts(["candidates", "records", "jobs"], async () => ({
  Component: function OneOnTheBoard({ id }: { id: string }) {
    const { data } = useQuery(candidateRecord(id));
    return data && <CandidateBoard rows={[data]} open={() => {}} />;
  },
}));

async function open(role: Role = "recruiter") {
  const app = testApp();
  const { id } = await added(app, { firstName: "Sanne", lastName: "Proef" });
  const { cookie, user } = await signedIn(app, role);
  const page = (
    <Suspense>
      <Board id={id} />
    </Suspense>
  );
  render(app, page, { cookie, user });
  const card = await screen.findByRole("listitem", { name: "Sanne Proef" });
  const status = async () => (await candidates.find(app, id)).status;
  return { card, status, app, id };
}

const column = (name: string) => within(screen.getByRole("region", { name }));

test("a card is moved by its keys to the next status it may have, and the move is said", async () => {
  const { card, status } = await open();
  card.focus();
  fireEvent.keyDown(card, { key: "ArrowRight", shiftKey: true });
  await waitFor(async () => expect(await status()).toBe("passive"));
  expect(screen.getByText("Sanne Proef moved to Passive")).toBeTruthy();
  expect(await column("Passive").findByText("Sanne Proef")).toBeTruthy();
});

test("the blacklist asks why and until when on the board too, and nothing moves before", async () => {
  const { card, status, app, id } = await open();
  await userEvent.click(within(card).getByRole("button", { name: "Actions for Sanne Proef" }));
  await userEvent.click(await screen.findByRole("menuitem", { name: "Move to Blacklisted" }));
  const dialog = within(await screen.findByRole("dialog", { name: /Blacklist/ }));
  expect(await status()).toBe("active");
  await userEvent.type(dialog.getByLabelText("Reason"), "Never came");
  await userEvent.type(dialog.getByLabelText("Review on"), "2030-01-01");
  await userEvent.click(dialog.getByRole("button", { name: "Blacklist" }));
  await waitFor(async () =>
    expect(await candidates.find(app, id)).toMatchObject({
      status: "blacklisted",
      statusReason: "Never came",
    }),
  );
});

test("a viewer opens cards and moves none", async () => {
  const { card, status } = await open("viewer");
  fireEvent.keyDown(card, { key: "ArrowRight", shiftKey: true });
  await userEvent.click(within(card).getByRole("button", { name: "Actions for Sanne Proef" }));
  await screen.findByRole("menuitem", { name: "Open" });
  expect(screen.queryByRole("menuitem", { name: /^Move to/ })).toBeNull();
  expect(await status()).toBe("active");
});
