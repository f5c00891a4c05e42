import { aiCases } from '../../../content/landings/ai-web-development';
import { casesWithTitles } from '../landing';

export const data = casesWithTitles(aiCases);
