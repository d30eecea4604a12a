export default function PurgeCard() {
  return null;
}
