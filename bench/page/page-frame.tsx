import { createRoot } from "react-dom/client";

const links = Array.from({ length: 20 }, (_, n) => `Page ${n + 1}`);
const columns = ["Name", "Number", "Status", "Place", "Role", "Skills", "Pay", "Updated"];

/** The frame of a list with nothing in it: what React and a browser take for no data at all. */
function Frame() {
  return (
    <div className="flex min-h-screen bg-bg text-ink">
      <aside className="w-60 border-r">
        <nav className="grid gap-1 px-2">
          {links.map((link) => (
            <a key={link} href="/" className="px-2 py-1">
              {link}
            </a>
          ))}
        </nav>
      </aside>
      <div className="flex-1">
        <header className="flex h-14 items-center border-b px-6">Coldaisle</header>
        <main id="content" className="px-6">
          <h1>Candidates</h1>
          <div role="table">
            <div role="row" className="flex gap-4">
              {columns.map((column) => (
                <span key={column} role="columnheader">
                  {column}
                </span>
              ))}
            </div>
          </div>
        </main>
      </div>
    </div>
  );
}

const root = document.getElementById("root");
if (root) createRoot(root).render(<Frame />);
