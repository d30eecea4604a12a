import { defineModule } from "@/src/module";
import { MentionMade, NotesChanged } from "./events";
import { holder } from "./holder";
import * as model from "./model";
import { noteRoutes } from "./routes";
import { written } from "./service";
import { search } from "./search";

export const manifest = defineModule({
  name: "records/notes",
  routes: [noteRoutes],
  tokenArea: "desk",
  access: {
    "GET /api/notes": { for: "viewer", does: "List the notes of a record" },
    "POST /api/notes": { for: "recruiter", does: "Add a note" },
    "PATCH /api/notes/:id": { for: "recruiter", does: "Change a note" },
    "DELETE /api/notes/:id": { for: "recruiter", does: "Remove a note" },
    "POST /api/notes/:id/restoration": { for: "recruiter", does: "Bring a note back" },
    "GET /api/mentions": { for: "viewer", area: null, does: "List the notes that mention you" },
    "POST /api/mentions/seen": { for: "viewer", area: null, does: "Mark mentions as seen" },
  },
  events: [MentionMade, NotesChanged],
  holder,
  timeline: [written],
  merging: {
    attached: [{ table: "notes", owner: "record_id", key: "id" }],
  },
  search: [search],
  models: [model],
});
