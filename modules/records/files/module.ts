import { defineModule } from "@/src/module";
import { fileTasks } from "./daily";
import { startTextReading } from "./text-reading";
import { FilesChanged } from "./events";
import { holder } from "./holder";
import * as model from "./model";
import { fileRoutes } from "./routes";
import { files } from "./schema";
import { redrawn } from "./redrawing";
import { search } from "./search";

export const manifest = defineModule({
  name: "records/files",
  routes: [fileRoutes],
  tokenArea: "candidates",
  access: {
    "GET /api/files": { for: "viewer", does: "List the files of a record" },
    "POST /api/files": { for: "recruiter", upload: true, does: "Add a file to a record" },
    "GET /api/files/:id/content": { for: "viewer", does: "Download a file" },
    "GET /api/files/:id/picture": { for: "viewer", does: "Read the picture of a file" },
    "GET /api/files/:id/text": { for: "viewer", does: "Read the text of a file" },
    "GET /api/files/portraits": { for: "viewer", does: "List the photos or logos of records" },
    "GET /api/files/:id/portrait": { for: "viewer", does: "Read a photo or logo" },
    "PATCH /api/files/:id": { for: "recruiter", does: "Change a file's name, kind or audience" },
    "POST /api/files/removals": { for: "recruiter", does: "Remove files" },
    "DELETE /api/files/removals": { for: "recruiter", does: "Bring removed files back" },
  },
  events: [FilesChanged],
  holder,
  daily: fileTasks,
  workers: [startTextReading],
  health: { counted: { files } },
  merging: {
    attached: [{ table: "files", owner: "record_id", key: "id" }],
  },
  answers: { redrawn: (_, picture, limits) => redrawn(picture, limits) },
  search: [search],
  models: [model],
});
