type Props = {
  /** The whole scale, which several bars of one table share. */
  from: number;
  to: number;
  low: number;
  middle: number;
  high: number;
};

/** A range and its middle on a scale; the figures stand beside it in words. */
export function RangeBar({ from, to, low, middle, high }: Props) {
  const at = (value: number) => (to === from ? 0 : ((value - from) / (to - from)) * 100);
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 100 12"
      preserveAspectRatio="none"
      className="h-3 w-full min-w-24"
    >
      <rect x={0} y={5.5} width={100} height={1} className="fill-chart-ground" />
      <rect
        x={at(low)}
        y={3}
        width={Math.max(1, at(high) - at(low))}
        height={6}
        className="fill-chart-wash"
      />
      <rect x={at(low)} y={3} width={0.6} height={6} className="fill-chart" />
      <rect x={Math.min(99.4, at(high))} y={3} width={0.6} height={6} className="fill-chart" />
      <rect x={Math.min(99, at(middle))} y={1} width={1} height={10} className="fill-chart" />
    </svg>
  );
}
