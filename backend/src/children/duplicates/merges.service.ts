import { Injectable } from '@nestjs/common';
import { type Actor } from '@touchline/domain';
import { type MergeChildDto, type MergePreviewDto } from './duplicate.dto.ts';

@Injectable()
export class MergesService {
  async preview(_id: number, _otherId: number): Promise<MergePreviewDto> {
    throw new Error('later');
  }

  async merge(_id: number, _fields: MergeChildDto, _me: Actor): Promise<void> {
    throw new Error('later');
  }
}
