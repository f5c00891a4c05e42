/** Gateway of the specification's logo grid (rule 21). */
export type Gateway = {
  name: string;
  /** Address of its logo; without one the name stands alone. */
  logo?: string;
  /** The logo is the name itself. */
  wordmark?: boolean;
};

/** Payment gateways we work with, the title staying in view on the left. */
export type GatewaysSection = { kind: 'gateways'; title: string; note: string; items: readonly Gateway[] };
