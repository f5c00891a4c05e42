import { fintechCases } from '../fintech-cases';

export const data = fintechCases;
