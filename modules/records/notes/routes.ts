import { Elysia } from "elysia";
import { z } from "zod";
import type { App } from "@/src/app";
import { requestContext } from "@/src/http/request-context";
import { Mention, NewNote, Note, NoteChanges, NoteQuery, Seen, SeenNotes } from "./model";
import * as notes from "./verbs";

const Id = z.object({ id: z.uuid() });

export const noteRoutes = (app: App) =>
  new Elysia()
    .use(requestContext(app))
    .get("/notes", ({ query }) => notes.list(app, query), {
      query: NoteQuery,
      response: z.array(Note),
    })
    .post(
      "/notes",
      async ({ acting, body, status }) => status(201, await notes.add(acting, body)),
      {
        body: NewNote,
        response: { 201: Note },
      },
    )
    .patch("/notes/:id", ({ acting, params, body }) => notes.edit(acting, params.id, body), {
      params: Id,
      body: NoteChanges,
      response: Note,
    })
    .delete(
      "/notes/:id",
      async ({ acting, params, status }) => {
        await notes.remove(acting, params.id);
        return status(204, undefined);
      },
      { params: Id },
    )
    .post("/notes/:id/restoration", ({ acting, params }) => notes.restore(acting, params.id), {
      params: Id,
      response: Note,
    })
    .get("/mentions", ({ acting }) => notes.mine(acting), { response: z.array(Mention) })
    .post("/mentions/seen", ({ acting, body }) => notes.see(acting, body.noteIds), {
      body: SeenNotes,
      response: Seen,
    });
