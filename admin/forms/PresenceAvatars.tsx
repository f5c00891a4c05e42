import { Avatar } from '../../components/ui/Avatar';
import { visuallyHidden } from '../../styles/layout.css';
import * as css from './form.css';
import { useCollaborators } from './presence';

export function PresenceAvatars() {
  const collaborators = useCollaborators().filter(({ isSelf }) => !isSelf);
  return (
    <div role="status" className={css.avatars}>
      {collaborators.length > 0 && <span className={visuallyHidden}>Also editing: </span>}
      {collaborators.map(({ seat, name, photo }) => (
        <span key={seat} title={`${name} has this open`}>
          <Avatar className={css.avatar} name={name} size={32} photo={photo} />
          <span className={visuallyHidden}>{name} </span>
        </span>
      ))}
    </div>
  );
}
