import { withWords } from '../../../content/answers/with-words';
import { stackAge } from '../../../content/closings/stack-age';
import { Scale } from './Scale';

/** How old a stack is, as the rings of a tree. */
export default function StackAge(written: object) {
  return <Scale {...withWords(stackAge, written)} kind={stackAge.kind} />;
}
