/** What a title says of the trade. */
export type Named = {
  category: string | null;
  isPeripheral: boolean;
  isSoftware: boolean;
  isOther: boolean;
  namesDatacenter: boolean;
};

/** Functions that say what a job is about whatever its text says; machines in clouds and plans of buildings do not. */
const vague = new Set(["hyperscale", "dc-architect"]);

/** Whether a title alone says that the job is on a plant or a datacenter. */
export const isTrade = ({ category, isPeripheral, isSoftware, namesDatacenter }: Named): boolean =>
  namesDatacenter || (category !== null && !vague.has(category) && !isPeripheral && !isSoftware);
