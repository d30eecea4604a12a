/** As many as an address holds without growing too long for a proxy. */
const mostAtOnce = 100;

type Batch<Row> = { ids: string[]; answer: Promise<Map<string, Row[]>> };
type Ask<Kind, Row> = (kind: Kind, ids: string[]) => Promise<Row[]>;

/** Collects what the rows of a list ask for one by one, and asks the server for it together. */
export function batched<Kind, Row>(ask: Ask<Kind, Row>, idOf: (row: Row) => string) {
  const open = new Map<Kind, Batch<Row>>();

  function begun(kind: Kind): Batch<Row> {
    const ids: string[] = [];
    const batch = { ids, answer: later(kind, ids) };
    open.set(kind, batch);
    return batch;
  }

  async function later(kind: Kind, ids: string[]): Promise<Map<string, Row[]>> {
    // Until the rows that are drawn now have all said what they want to know.
    await new Promise((resolve) => setTimeout(resolve));
    if (open.get(kind)?.ids === ids) open.delete(kind);
    return Map.groupBy(await ask(kind, [...new Set(ids)]), idOf);
  }

  return async (kind: Kind, id: string): Promise<Row[]> => {
    const batch = open.get(kind);
    const joined = batch && batch.ids.length < mostAtOnce ? batch : begun(kind);
    joined.ids.push(id);
    return (await joined.answer).get(id) ?? [];
  };
}
