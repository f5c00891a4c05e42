import { caseProse } from '../writing/prose';
import { Writing } from '../writing/Writing';

/** Renders the editor of the free text of a case study. */
export const CaseContent = () => <Writing name="story" titleName="title" prose={caseProse} />;
