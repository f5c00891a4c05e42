import { caseProse } from '../writing/prose';
import { Writing } from '../writing/Writing';

/** What a case tells besides its fixed parts, written as one text. */
export const CaseContent = () => <Writing name="story" titleName="title" prose={caseProse} />;
