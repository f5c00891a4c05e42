/**
 * All case studies of one domain, by title, two in a row; a carousel at 767 px and below (rule 20).
 * Without any, the section is left out.
 */
export type DomainCasesSection = { kind: 'domainCases'; title: string; label: string; all: string };
