import { useData } from 'vike-react/useData';
import { DomainCases } from '../../components/cases/DomainCases';
import type { DomainCasesSection } from '../../domain/sections/domain-cases';
import type { ShownCases } from './landing';

/** The section `domainCases` of the two fintech pages, with the cases their `+data` read. */
export const FintechCases = (words: DomainCasesSection) => (
  <DomainCases {...words} {...useData<ShownCases>()} />
);
