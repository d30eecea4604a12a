/** The address of one campaign. */
export const campaignPath = (id: string) => `/crm?tab=campaigns&campaign=${id}`;
