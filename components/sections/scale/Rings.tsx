import type { ScaleClosing } from '../../../domain/closings/verdicts';
import { Scale } from './Scale';

/** Renders the age of a stack as tree rings. */
export default function StackAge(section: ScaleClosing) {
  return <Scale {...section} ask="stackAge" />;
}
