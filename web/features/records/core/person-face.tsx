import { useQuery } from "@tanstack/react-query";
import { colleagues } from "./queries";
import { Avatar } from "@/web/ui/avatar";

type Props = { id: string | null | undefined; name: string };

/** How a colleague looks, small, beside their name. */
export function PersonFace({ id, name }: Props) {
  const { data: people = [] } = useQuery(colleagues);
  const imageUrl = people.find((person) => person.id === id)?.profileImageUrl;
  return <Avatar name={name} imageUrl={imageUrl} size="sm" />;
}
