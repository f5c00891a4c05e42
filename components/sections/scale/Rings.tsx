import { withWords } from '../../../content/answers/with-words';
import { stackAge } from '../../../content/closings/stack-age';
import { Scale } from './Scale';

/** Renders the age of a stack as tree rings. */
export default function StackAge(written: object) {
  return <Scale {...withWords(stackAge, written)} kind={stackAge.kind} />;
}
