import type { App } from "@/src/app";
import { port } from "@/src/port";

type ProjectFacts = {
  name: string;
  location: string | null;
  startDate: string | null;
  clientId: string | null;
};
type DeploymentFacts = {
  candidateId: string | null;
  clientId: string;
  projectId: string | null;
  position: string;
  location: string | null;
  startDate: string;
  endDate: string | null;
};

declare module "@/src/port" {
  interface PortAnswers {
    /** What letters and appointments say of a project; refuses one that is not there. */
    projectFacts(app: App, id: string): Promise<ProjectFacts>;
    /** The same of a deployment. */
    deploymentFacts(app: App, id: string): Promise<DeploymentFacts>;
  }
}

export const projectFacts = port("projectFacts");
export const deploymentFacts = port("deploymentFacts");
