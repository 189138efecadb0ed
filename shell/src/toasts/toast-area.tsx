import { Toast, ToastProvider } from '@touchline/ui';
import { useDispatch, useSelector } from 'react-redux';
import { dismissed, selectIsToastWaiting, selectToast } from './toast.slice.ts';

/** How long a toast is shown when the next one is waiting: long enough to read a sentence. */
const shortMs = 2000;

/** Shows the toasts of the whole page, one at a time. */
export default function ToastArea() {
  const toast = useSelector(selectToast);
  const isWaiting = useSelector(selectIsToastWaiting);
  const dispatch = useDispatch();
  return (
    <ToastProvider>
      {toast && (
        <Toast
          key={toast.id}
          title={toast.title}
          text={toast.text}
          tone={toast.tone}
          duration={isWaiting ? shortMs : undefined}
          onClose={() => dispatch(dismissed(toast.id))}
        />
      )}
    </ToastProvider>
  );
}
