import { javascriptCases } from '../../../content/landings/javascript-development';
import { casesWithTitles } from '../landing';

export const data = casesWithTitles(javascriptCases);
