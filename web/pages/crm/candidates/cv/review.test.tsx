import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "bun:test";
import { added } from "@/modules/crm/candidates/fixtures";
import { files } from "@/modules/records/files";
import { filed, fileOf } from "@/modules/records/files/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import type { FillInProps } from "@/web/features/records/files/fill-in";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { render } from "@/web/testing";
import { CvDialog } from "./cv-dialog";

const Dialog = lazyWithTexts<FillInProps>(["files", "candidates"], async () => ({
  Component: CvDialog,
}));

test("a name that nothing parts is not ticked and says why, until a person has looked", async () => {
  const app = testApp();
  const { id } = await added(app, { firstName: "Anna Maria", lastName: "Smit" });
  const words = "José García López\nElectricista\nVila Nova Pequena\n+34 612 345 678\n";
  const file = await filed(app, id, fileOf(words, "cv.txt"), { type: "cv" });
  await files.readWaiting(app);
  const { cookie, user } = await signedIn(app);
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  render(app, <Dialog file={file} onClose={() => {}} />, { cookie, user });

  const review = within(await screen.findByRole("dialog", { name: "CV details found" }));
  const box = review.getByRole("checkbox", { name: "Last name" });
  expect(box).toHaveProperty("checked", false);
  expect(review.getAllByText("Check where the last name begins.")).toHaveLength(2);
  expect(review.getByText("Check: it isn't stated plainly.")).toBeTruthy();
  await userEvent.click(box);
  expect(review.getAllByText("Check where the last name begins.")).toHaveLength(1);
});
