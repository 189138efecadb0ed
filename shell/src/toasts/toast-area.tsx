import { Toast, ToastProvider } from '@touchline/ui';
import { useDispatch, useSelector } from 'react-redux';
import { dismissed, selectToast } from './toast.slice.ts';

/** Shows the toasts of the whole page, one at a time. */
export default function ToastArea() {
  const toast = useSelector(selectToast);
  const dispatch = useDispatch();
  return (
    <ToastProvider>
      {toast && (
        <Toast
          key={toast.id}
          title={toast.title}
          text={toast.text}
          tone={toast.tone}
          onClose={() => dispatch(dismissed(toast.id))}
        />
      )}
    </ToastProvider>
  );
}
