import { queryOptions } from "@tanstack/react-query";
import type { RecordKind } from "@/modules/records/core/rules";
import type { TagKind } from "@/modules/records/tags/rules";
import type { TimelineType } from "@/modules/records/timeline/rules";
import { mostListed } from "@/modules/records/tasks/rules";
import type { ListKind } from "@/modules/records/saved-views/rules";
import { api, ok, page } from "@/web/api";
import {
  colleaguesKey,
  notesKey,
  tagsKey,
  tasksKey,
  timelineKey,
  viewsKey,
} from "@/web/state/query-keys";
import { pagesOf } from "@/web/shared/list/infinite-pages";

export type Place = { kind: RecordKind; id: string };

/** Whom one can name, and give a task. */
export const colleagues = queryOptions({
  queryKey: colleaguesKey,
  queryFn: () => ok(api.colleagues.get()),
});

export const notesOf = ({ kind, id }: Place) =>
  queryOptions({
    queryKey: [...notesKey, kind, id],
    queryFn: () => ok(api.notes.get({ query: { kind, id } })),
  });

/** All of a record's, as they are due. */
export const tasksOf = ({ kind, id }: Place) =>
  queryOptions({
    queryKey: [...tasksKey, kind, id],
    queryFn: () =>
      ok(api.tasks.get({ query: { kind, id, stretch: "all", sort: "due", limit: mostListed } })),
  });

export const timelineOf = ({ kind, id }: Place, type: TimelineType | undefined) =>
  pagesOf([...timelineKey, kind, id, type], (cursor) =>
    page(
      api.timeline.get({
        query: { kind, id, limit: 50, ...(type && { type }), ...(cursor && { cursor }) },
      }),
    ),
  );

/** Under the notes' key, because a new note may name one. */
export const ownMentions = queryOptions({
  queryKey: [...notesKey, "mentions"],
  queryFn: () => ok(api.mentions.get()),
});

/** Every tag of a kind of records, the most used first. */
export const tagList = (kind: TagKind) =>
  queryOptions({
    queryKey: [...tagsKey, kind],
    queryFn: () => ok(api.tags.get({ query: { kind } })),
  });

export const viewList = (kind: ListKind) =>
  queryOptions({
    queryKey: [...viewsKey, kind],
    queryFn: () => ok(api.views.get({ query: { kind } })),
  });
