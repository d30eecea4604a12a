import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { ListedContact } from "@/modules/crm/clients/model";
import { colourOf } from "@/modules/records/tags/rules";
import { RecordTags } from "@/web/features/records/tags/record-tags";
import { StatusTag } from "@/web/features/crm/clients/status-tag";
import { NumberCell, WordsCell } from "@/web/shared/list/table/cells";
import type { TableColumn } from "@/web/shared/list/table/use-translated-columns";
import { Avatar } from "@/web/ui/avatar";
import { Tag } from "@/web/ui/tag";

type Props = { contact: ListedContact };

/** Who it is, what they do, how they are reached, and at which client. */
export const contactColumns: readonly TableColumn<ListedContact>[] = [
  {
    id: "name",
    width: "minmax(230px, 1.8fr)",
    sort: { by: "name" },
    cell: (contact) => <Name contact={contact} />,
  },
  {
    id: "title",
    width: "minmax(120px, 1.2fr)",
    sort: { by: "title" },
    isEmpty: ({ title }) => title === null,
    cell: ({ title }) => <WordsCell text={title} />,
  },
  {
    id: "client",
    width: "minmax(150px, 1.5fr)",
    sort: { by: "client" },
    cell: (contact) => <Employer contact={contact} />,
  },
  {
    id: "email",
    width: "minmax(160px, 1.5fr)",
    isEmpty: ({ email }) => email === null,
    cell: ({ email }) => email && <Reach to={`mailto:${email}`} text={email} />,
  },
  {
    id: "phone",
    width: "150px",
    isEmpty: ({ phone }) => phone === null,
    cell: ({ phone }) => phone && <Reach to={telOf(phone)} text={phone} />,
  },
  {
    id: "status",
    width: "112px",
    isExtra: true,
    cell: ({ client }) => <StatusTag status={client.status} />,
  },
  {
    id: "number",
    width: "84px",
    isExtra: true,
    cell: ({ client }) => <NumberCell number={client.number} />,
  },
];

const telOf = (phone: string) => `tel:${phone.replaceAll(/[^+\d]/g, "")}`;

export const clientAddress = ({ client }: ListedContact) => `/clients/${client.id}`;

function Name({ contact }: Props) {
  const t = useTranslations("contacts");
  const { name, isMain } = contact;
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Avatar name={name} hue={colourOf(name)} size="sm" />
      <Link
        to={clientAddress(contact)}
        data-opens=""
        className="truncate leading-[24px] font-medium text-ink hover:underline"
      >
        {name}
      </Link>
      {isMain && <Tag hasLed={false}>{t("main")}</Tag>}
      <RecordTags kind="contact" id={contact.id} isInRow />
    </span>
  );
}

const Employer = ({ contact }: Props) => (
  <Link
    to={clientAddress(contact)}
    title={contact.client.name}
    className="truncate leading-[24px] text-ink-2 hover:underline"
  >
    {contact.client.name}
  </Link>
);

const Reach = ({ to, text }: { to: string; text: string }) => (
  <a
    href={to}
    title={text}
    className="inline-block max-w-full truncate text-xs leading-[24px] text-primary-ink hover:underline"
  >
    {text}
  </a>
);

export const ContactCard = ({ contact }: Props) => (
  <div className="flex flex-1 flex-col gap-2 text-sm">
    <div className="min-w-0 pr-8">
      <Name contact={contact} />
    </div>
    <p className="grid grid-cols-1 text-ink-2">
      {contact.title && <span className="truncate">{contact.title}</span>}
      <Employer contact={contact} />
    </p>
    <div className="mt-auto flex flex-wrap gap-x-4 border-t border-line pt-2 empty:hidden">
      {contact.email && <Reach to={`mailto:${contact.email}`} text={contact.email} />}
      {contact.phone && <Reach to={telOf(contact.phone)} text={contact.phone} />}
    </div>
  </div>
);
