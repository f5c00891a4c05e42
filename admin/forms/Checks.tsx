import { CheckRows } from './CheckRows';
import { Details } from './Columns';
import { useFormFrame } from './form-frame';
import { useOpenItem } from './open-item';
import { useChecks } from './use-checks';

/** Renders the checks that block publishing, beside the text. Reloads them after every save. */
export function Checks() {
  const { kind, id, saved, getLabel } = useOpenItem();
  const { focusField } = useFormFrame();
  const checks = useChecks({ kind, id, saved });
  if (!saved) return null;
  return (
    <Details title="Checks" note={checks.length > 0 ? `${checks.length} open` : 'All passed'}>
      {checks.length > 0 && <CheckRows checks={checks} getLabel={getLabel} onFocusField={focusField} />}
    </Details>
  );
}
