import { getSite } from './site';

type FigureName = 'clients' | 'projects' | 'team';

/** Returns the suffix of a figure: a plus if it is a minimum. */
export const getFigureSuffix = (name: FigureName): string => getSite().figures?.[name].sign ?? '+';
