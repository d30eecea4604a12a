/** Ids per request; a longer address might be cut by a proxy. */
const maxAtOnce = 100;

type Batch<Row> = { ids: string[]; answer: Promise<Map<string, Row[]>> };
type Ask<Kind, Row> = (kind: Kind, ids: string[]) => Promise<Row[]>;

/** A data loader: collects what the rows of a list request one by one into a single request. */
export function batched<Kind, Row>(ask: Ask<Kind, Row>, idOf: (row: Row) => string) {
  const open = new Map<Kind, Batch<Row>>();

  function begun(kind: Kind): Batch<Row> {
    const ids: string[] = [];
    const batch = { ids, answer: later(kind, ids) };
    open.set(kind, batch);
    return batch;
  }

  async function later(kind: Kind, ids: string[]): Promise<Map<string, Row[]>> {
    // Waits for the current task, in which all visible rows make their requests.
    await new Promise((resolve) => setTimeout(resolve));
    if (open.get(kind)?.ids === ids) open.delete(kind);
    return Map.groupBy(await ask(kind, [...new Set(ids)]), idOf);
  }

  return async (kind: Kind, id: string): Promise<Row[]> => {
    const batch = open.get(kind);
    const joined = batch && batch.ids.length < maxAtOnce ? batch : begun(kind);
    joined.ids.push(id);
    return (await joined.answer).get(id) ?? [];
  };
}
