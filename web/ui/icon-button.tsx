import { BareIconButton, type BareProps } from "./bare-icon-button";
import { Tooltip } from "./tooltip";

type Props = BareProps & {
  /** Shown after the label in the tooltip: the key that does the same. */
  shortcut?: string;
};

/** An icon alone, always with a name for those who cannot see it and a tooltip for others. */
export const IconButton = ({ shortcut, ...button }: Props) => (
  <Tooltip content={shortcut ? `${button.label} · ${shortcut}` : button.label}>
    <BareIconButton {...button} />
  </Tooltip>
);
