import { aiCases } from '../../../content/landings/ai-web-development';
import { casesWithTitles } from '../landing';
import { posterAbove } from '../posters.server';

export const data = casesWithTitles(aiCases, posterAbove('K'));
