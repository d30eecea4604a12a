import { useSetAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import { paletteOpenAtom } from "../../state/overlays";
import { type Visited, visitAtom } from "../../state/recent";

/** Goes there, closes the palette and remembers the way. */
export function useVisit() {
  const navigate = useNavigate();
  const setOpen = useSetAtom(paletteOpenAtom);
  const remember = useSetAtom(visitAtom);
  return (visited: Visited) => {
    setOpen(false);
    remember(visited);
    navigate(visited.path);
  };
}
