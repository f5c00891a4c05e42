/** The industries cases belong to (rule 26), in the order filters show them. */
export const INDUSTRIES = [
  'FinTech',
  'HealthTech',
  'AI/ML SaaS',
  'EdTech',
  'E-commerce',
  'Transportation',
] as const;
