import { applyEditedText } from '../../../content/answers/apply-edited-text';
import { stackAge } from '../../../content/closings/stack-age';
import { Scale } from './Scale';

/** Renders the age of a stack as tree rings. */
export default function StackAge(written: object) {
  return <Scale {...applyEditedText(stackAge, written)} kind={stackAge.kind} />;
}
