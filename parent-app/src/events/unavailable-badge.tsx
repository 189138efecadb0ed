import { Badge } from '@touchline/ui';
import X from 'lucide-react/icons/x';

/** Beside a struck title: no own child comes. */
export const UnavailableBadge = () => (
  <Badge tone="danger" icon={X}>
    Unavailable
  </Badge>
);
