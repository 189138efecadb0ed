import { IsIn, IsOptional } from 'class-validator';
import { limits, messages, type NoteReason, noteReasons } from '@touchline/domain';
import { IsText } from '../http/rules.ts';

/** What a family adds to its response for the coaches. */
export class SaveNoteDto {
  @IsOptional()
  @IsIn(noteReasons, { message: messages.noteReasonInvalid })
  reason?: NoteReason | null;

  @IsOptional()
  @IsText({ max: limits.note.max })
  text?: string | null;
}

/** A note with a response. Admins, coaches of the child's teams in the event and the writer's household see it. */
export class ResponseNoteDto {
  reason: NoteReason | null;
  text: string | null;
}
