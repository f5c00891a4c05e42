import { home } from '../../../content/home';
import { casesWithTitles } from '../landing';

export const data = casesWithTitles(home.cases.titles);
