import { useSetAtom } from "jotai";
import { useNavigate } from "react-router-dom";
import { paletteOpenAtom, type Visited, visitAtom } from "../../state/overlays";

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
