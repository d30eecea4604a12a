import { expect, test } from "bun:test";
import { act } from "@testing-library/react";
import { testApp } from "@/modules/testing";
import { noticesAtom } from "../state/notices";
import { render } from "../testing";
import { useMatchNotices } from "./live/use-live";

type Tell = ReturnType<typeof useMatchNotices>;

function listening() {
  const heard: { tell?: Tell } = {};
  function Listener() {
    heard.tell = useMatchNotices();
    return null;
  }
  const { store } = render(testApp(), <Listener />, { user: null });
  const tell: Tell = (match) => act(() => heard.tell?.(match));
  return { tell, said: () => store.get(noticesAtom).map(({ description }) => description) };
}

const match = { jobId: "1", jobTitle: "Shift Engineer" };

test("a match is told in the specification's words", () => {
  const { tell, said } = listening();
  tell({ ...match, candidateName: "Sanne Visser", score: 91 });
  expect(said()).toEqual(["Sanne Visser matched to Shift Engineer (91% match)"]);
});

test("a job that fits many takes one notice, led by the best of them", () => {
  const { tell, said } = listening();
  tell({ ...match, candidateName: "Sanne Visser", score: 84 });
  tell({ ...match, candidateName: "Bram Huisman", score: 93 });
  tell({ ...match, candidateName: "Cian Molloghan", score: 81 });
  tell({ jobId: "2", jobTitle: "Chiller Technician", candidateName: "Priya Ramanath", score: 88 });
  expect(said()).toEqual([
    "Priya Ramanath matched to Chiller Technician (88% match)",
    "Bram Huisman (93% match) and 2 more matched to Shift Engineer",
  ]);
});
