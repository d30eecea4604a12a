/** What a look at all nodes has found. */
export type ClusterState = {
  /** The nodes that did not answer. */
  away: string[];
  /** The oldest SQLite of those that did. */
  sqlite: string;
  isErasureSound: boolean;
};

/** What one node says of its own copy of the database; nothing of one that is away. */
export type NodeExamination = { node: string; findings: string[]; lost: number } | { node: string };

/** What only a database on several machines can be asked. */
export type Cluster = {
  /** The newest revision that this process has written or shown. */
  revision(): number;
  state(): Promise<ClusterState>;
  /** How many tables it has, asked before anything is made there. */
  tables(): Promise<number>;
  /** Every node looks at every page of its own copy. */
  examine(): Promise<NodeExamination[]>;
  /** Writes the whole database as of one moment into a file. */
  copyTo(path: string): Promise<void>;
  /** Puts the database of a file in the place of what is there. */
  load(path: string): Promise<void>;
};
