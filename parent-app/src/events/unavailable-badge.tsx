import { Badge } from '@touchline/ui';
import X from 'lucide-react/icons/x';

/** For events that no own child attends. */
export const UnavailableBadge = () => (
  <Badge tone="danger" icon={X}>
    Unavailable
  </Badge>
);
